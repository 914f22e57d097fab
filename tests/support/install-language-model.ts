import { installLanguageModel } from './scripted-language-model';

/** Runs in a page before its own scripts; `languageModelScript` puts the script in its place. */
declare const languageModelScript: Parameters<typeof installLanguageModel>[0];

installLanguageModel(languageModelScript);
