/** The components that an editable page opens, in one file that is fetched on the first use. */
export { ComparisonsPanel, VersionsPanel } from './panels.tsx';
export { PartEditor } from './PartEditor.tsx';
export { RegenerateForm } from './RegenerateForm.tsx';
