/** The page's one tool for agents, as `document.modelContext` and `llms.txt` name it (`docs/agents.md`). */
export const agentToolName = 'ask_about_owner';
