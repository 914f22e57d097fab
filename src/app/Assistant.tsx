export interface Assistant {
  open(): void;
  showPanel(): void;
}
export function mountAssistant(_root: HTMLElement): Assistant {
  return { open() {}, showPanel() {} };
}
