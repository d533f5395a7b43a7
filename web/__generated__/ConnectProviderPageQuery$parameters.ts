/**
 * @generated SignedSource<<2b081eabf18b09d6dcad3f179421bdbe>>
 * @relayHash 23c709884974b19af3e61ff4d5e0b8e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8661d2082f289c4db026fe2e5423e4e9ceb09df96e2f656e5034996709ca8738

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectProviderPageQuery } from './ConnectProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConnectProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8661d2082f289c4db026fe2e5423e4e9ceb09df96e2f656e5034996709ca8738",
    "metadata": {},
    "name": "ConnectProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
