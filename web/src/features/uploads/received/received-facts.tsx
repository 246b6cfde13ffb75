import type { Upload } from '@perch/contract/uploads';
import { Link } from 'react-router';

import { m } from '../../../language/messages.ts';

import classes from '../details/upload-facts.module.css';

/** Which request a file came by, and the name that its sender gave; nothing for other files. */
export function ReceivedFacts({ upload: { receivedFrom } }: { upload: Upload }) {
  if (!receivedFrom) return null;
  const { request, sender } = receivedFrom;
  const texts = m.received;
  return (
    <>
      <div className={classes.wide}>
        <dt>{texts.request}</dt>
        <dd>
          {request ? (
            <Link to={`/uploads?${new URLSearchParams({ request: request.id })}`}>
              <bdi>{request.title}</bdi>
            </Link>
          ) : (
            texts.deletedRequest
          )}
        </dd>
      </div>
      <div className={classes.wide}>
        <dt>{texts.sender}</dt>
        <dd>{sender === '' ? texts.unnamed : <bdi>{sender}</bdi>}</dd>
      </div>
    </>
  );
}
