import { Component, type ReactNode } from 'react';
import { commonText } from '../text/ms.ts';
import { Starting } from '../ui/Starting.tsx';
import { PageMissing } from './pages.ts';

interface Props {
  children: ReactNode;
}

/** Catches errors of a page and code that could not be fetched (such as that of a replaced version), and offers a reload. */
export class Crash extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const [text, button] =
      (error as unknown) instanceof PageMissing
        ? [commonText.partMissing, commonText.retry]
        : [commonText.crashed, commonText.reload];
    return <Starting action={{ text: button, run: () => window.location.reload() }}>{text}</Starting>;
  }
}
