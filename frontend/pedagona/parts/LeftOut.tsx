import type { SessionDocument } from '../../../shared/session/session.ts';
import { colours } from '../../app/theme.ts';
import { Row, Span } from '../../ui/elements.tsx';
import { RetryButton } from '../../ui/session/sessionActions.tsx';
import { pedagona } from '../queries.ts';

/** The documents of a session that have no course, each with its reason; a file that is not kept any more cannot be read again. */
export const LeftOutDocuments = ({
  sessionId,
  documents,
}: {
  sessionId: string;
  documents: readonly SessionDocument[];
}) =>
  documents.map(({ name, status, error, isRemoved = false }, place) =>
    status === 'failed' ? (
      <Row
        key={place}
        role="note"
        aria-label="Dokumen yang tidak dapat dianalisis"
        sx={{ my: 1, px: 1.5, py: 0.5, alignItems: 'center', borderRadius: 1, bgcolor: colours.warnPale }}
      >
        <Span sx={{ flex: '1 1 200px', fontSize: 'small', color: colours.warn, overflowWrap: 'break-word' }}>
          <bdi>{name}</bdi>: {error}
        </Span>
        {!isRemoved && (
          <RetryButton
            module={pedagona}
            sessionId={sessionId}
            body={{ document: place }}
            variant="text"
            className="no-print"
          >
            Cuba lagi dokumen ini
          </RetryButton>
        )}
      </Row>
    ) : null,
  );
