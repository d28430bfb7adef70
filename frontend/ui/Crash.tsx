import { Component } from 'react';
import type { ReactNode } from 'react';
import { commonText } from '../text/ms.ts';
import { Starting } from './Starting.tsx';

/** Catches what no page expected, such as a part of an older version that is no longer on the server: a fresh load is the way out. */
export class Crash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <Starting action={{ text: commonText.reload, run: () => window.location.reload() }}>
        {commonText.crashed}
      </Starting>
    );
  }
}
