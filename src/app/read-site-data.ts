import { once } from '../once';
import { type AssistantData, type SiteData, siteDataId } from '../site-data';

/** @throws Error where the page holds no such block. */
function readSiteData(): SiteData {
  const text = document.getElementById(siteDataId)?.textContent;
  if (!text) throw new Error(`The page has no #${siteDataId}`);
  return JSON.parse(text) as SiteData;
}

export const siteData = readSiteData();

/** Rejects with a `TypeError` while the site cannot be reached; the next call tries again. */
export const loadAssistantData = once(async (): Promise<AssistantData> => {
  const response = await fetch(siteData.assistantFile);
  if (!response.ok) throw new TypeError(`${siteData.assistantFile} answered ${response.status}`);
  return (await response.json()) as AssistantData;
});
