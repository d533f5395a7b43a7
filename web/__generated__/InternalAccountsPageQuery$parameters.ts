/**
 * @generated SignedSource<<fe6dde8302eeed0b7bfc5200a1ad3029>>
 * @relayHash 4e5617541f0a0ad94e6ddc584bffd7eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4655c55e94931ddfa6f8b3dd85b0068253c5c5a853d0a03cc023e9bed4763068

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InternalAccountsPageQuery } from './InternalAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<InternalAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4655c55e94931ddfa6f8b3dd85b0068253c5c5a853d0a03cc023e9bed4763068",
    "metadata": {},
    "name": "InternalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
