import { modules, type ModuleName } from '../../../shared/modules.ts';
import { FileList } from '../FileList.tsx';
import { FilePicker } from '../FilePicker.tsx';
import type { Documents } from './useDocuments.ts';

/** The chosen documents and their picker. `limits`: the allowed files, in words. */
export function DocumentFields({
  module,
  documents: { items, isBusy, choose, remove, retry },
  limits,
}: {
  module: ModuleName;
  documents: Documents;
  limits: string;
}) {
  const { accept, maxFiles } = modules[module];
  return (
    <>
      <FilePicker
        accept={accept}
        limits={limits}
        count={items.length}
        max={maxFiles}
        disabled={isBusy}
        onChosen={choose}
      />
      {items.length > 0 && <FileList items={items} onRemove={remove} onRetry={retry} />}
    </>
  );
}
