/** What the buttons of an editable page open: one part, fetched with the first of them. */
export { PartEditor } from './PartEditor.tsx';
export { RegenerateForm } from './RegenerateForm.tsx';
export { VersionsPanel } from './VersionsPanel.tsx';
