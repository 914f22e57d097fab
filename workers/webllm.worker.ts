import { expose } from 'comlink';
import { createWebLLMApi } from './webllm-api';
import { browserEnvironment } from './worker-environment';

expose(createWebLLMApi(browserEnvironment(), () => import('./engine')));
