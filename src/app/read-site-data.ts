import type { Language } from '../answers/languages/language-pack';
import { once } from '../shared/once';
import { type AssistantData, type SiteData, siteDataId } from '../shared/site-data';

/** @throws Error where the page holds no such block. */
function readSiteData(): SiteData {
  const text = document.getElementById(siteDataId)?.textContent;
  if (!text) throw new Error(`The page has no #${siteDataId}`);
  return JSON.parse(text) as SiteData;
}

export const siteData = readSiteData();

/** Rejects with a `TypeError` while the site cannot be reached; the next call tries again. */
export const loadAssistantData = once(async (): Promise<AssistantData> => {
  const response = await load(siteData.assistantFile);
  return (await response.json()) as AssistantData;
});

export async function loadSynonyms(language: Language): Promise<string> {
  const { synonymFiles } = await loadAssistantData();
  const response = await load(`${synonymFiles}-${language}.json`);
  return (await response.json()) as string;
}

async function load(file: string): Promise<Response> {
  const response = await fetch(file);
  if (!response.ok) throw new TypeError(`${file} answered ${response.status}`);
  return response;
}
