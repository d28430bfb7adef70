import Skeleton from '@mui/material/Skeleton';

/** In place of a text while it is fetched: one line high, `width` wide, so that nothing moves when the text comes. */
export const Placeholder = ({ width }: { width: string }) => (
  <Skeleton
    component="span"
    variant="rounded"
    animation={false}
    sx={{ display: 'inline-block', width, maxWidth: '100%', height: '1em', verticalAlign: '-.1em', bgcolor: 'divider' }}
  />
);

/** In place of a list of cards, each `height` pixels high. */
export const CardPlaceholders = ({ count, height }: { count: number; height: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton
        key={index}
        variant="rounded"
        animation={false}
        sx={{ height, mb: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}
      />
    ))}
  </div>
);
