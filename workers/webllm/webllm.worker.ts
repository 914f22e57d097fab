import { expose } from 'comlink';
import { createWebLLMApi } from './api';
import { browserEnvironment } from './environment';

expose(createWebLLMApi(browserEnvironment(), () => import('./engine')));
