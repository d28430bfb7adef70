/** The components that an editable page opens, in one file that is fetched on the first use. */
export { ComparisonsPanel } from './ComparisonsPanel.tsx';
export { PartEditor } from './PartEditor.tsx';
export { RegenerateForm } from './RegenerateForm.tsx';
export { VersionsPanel } from './VersionsPanel.tsx';
