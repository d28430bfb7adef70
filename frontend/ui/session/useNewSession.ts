import { useState } from 'react';
import type { Documents, UploadedDocument } from './useDocuments.ts';
import { useDocuments } from './useDocuments.ts';
import { formFault, nameFault, nameLength } from './formFault.ts';

type DocumentOptions = Parameters<typeof useDocuments>[0];

interface Options extends Omit<DocumentOptions, 'begin'> {
  /** Said when nothing is chosen. */
  noDocuments: string;
  begin: (sessionName: string, documents: UploadedDocument[]) => Promise<{ sessionId: string }>;
}

export interface NewSession extends Documents {
  name: string;
  nameError: string | null;
  /** Why the form cannot be sent, or null. */
  reason: string | null;
  setName: (name: string) => void;
  submit: () => void;
}

/** The new-session form: a name, a selection, and the way from there to a running analysis. */
export function useNewSession({ noDocuments, begin, ...options }: Options): NewSession {
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string | null>(null);
  const documents = useDocuments({ ...options, begin: (uploaded) => begin(name.trim(), uploaded) });
  const { items, isBusy, setFault, start } = documents;
  return {
    ...documents,
    name,
    // An empty name is a fault once the form was sent; too long a one, while it is typed or pasted.
    nameError: nameError ?? (nameLength(name) === 0 ? null : nameFault(name)),
    reason: isBusy ? null : formFault(name, items.length, noDocuments),
    setName: (value) => {
      setName(value);
      setNameError(null);
    },
    submit: () => {
      if (isBusy) return;
      const wrongName = nameFault(name);
      const missing = formFault(name, items.length, noDocuments);
      if (wrongName !== null) setNameError(wrongName);
      else if (missing !== null) setFault(missing);
      else start();
    },
  };
}
