import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import type { Ref } from '../../../shared/document/document.ts';
import type { documentCall } from '../../../shared/document/api.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { call } from '../../api/client.ts';
import { commonText } from '../../text/ms.ts';
import { sessionText } from '../../text/session.ts';
import { Async } from '../Async.tsx';
import { Modal } from '../Modal.tsx';
import { DocumentView } from './DocumentView.tsx';

/** Where the document behind the facts within is fetched from. */
export interface DocumentAddress {
  /** The call of its module that gives a document's text. */
  declared: ReturnType<typeof documentCall<ModuleName>>;
  sessionId: string;
  /** Its place among the session's documents. */
  n: number;
}
export const DocumentSource = createContext<DocumentAddress | null>(null);

/** The first block to show so that places stand below so many others; the document's first for no places. */
export const blockBefore = (at: readonly Ref[], blocks: number): number =>
  at.length === 0 ? 1 : Math.max(1, Math.min(...at.map((ref) => Number(ref.split('.', 1)[0]))) - blocks);

/** A document's text from a block on. */
export const useDocumentText = ({ declared, sessionId, n }: DocumentAddress, from: number) =>
  useQuery({
    queryKey: ['document', declared.path, sessionId, n, from],
    queryFn: ({ signal }) => call(declared, { params: { sessionId, n }, query: { from } }, { signal }),
    staleTime: Infinity,
  });

/** A button that shows places in the document's text, marked; nothing where the document cannot be fetched. */
export function DocumentPlace({ at, label }: { at: readonly Ref[]; label: string }) {
  const address = use(DocumentSource);
  const [isOpen, setIsOpen] = useState(false);
  if (address === null || at.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        sx={{ minHeight: 24, py: 0, textDecoration: 'underline' }}
        className="no-print"
        aria-label={`${sessionText.showPlace}: ${label}`}
        onClick={() => setIsOpen(true)}
      >
        {sessionText.showPlace}
      </Button>
      {isOpen && <PlaceDialog address={address} at={at} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PlaceDialog({ address, at, onClose }: { address: DocumentAddress; at: readonly Ref[]; onClose: () => void }) {
  const query = useDocumentText(address, blockBefore(at, 20));
  return (
    <Modal
      title={<bdi>{query.data?.name ?? sessionText.documentText}</bdi>}
      width={900}
      cancel={commonText.close}
      onCancel={onClose}
    >
      <Box
        sx={{ mt: 1, overflowY: 'auto', maxHeight: '60vh' }}
        tabIndex={0}
        role="region"
        aria-label={sessionText.documentText}
      >
        <Async query={query}>{({ blocks }) => <DocumentView blocks={blocks} marked={at} />}</Async>
      </Box>
    </Modal>
  );
}
