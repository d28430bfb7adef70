import { lazy, type ComponentType } from 'react';

export class PartMissing extends Error {}

/** A failed fetch is made once more after two seconds: a network or a deployment may be back by then. */
const aLittleLater = () => new Promise((resolve) => setTimeout(resolve, 2_000));

export const fetched = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load().catch(() => aLittleLater().then(load)) };
    } catch (cause) {
      throw new PartMissing('', { cause });
    }
  });
