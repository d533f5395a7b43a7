/**
 * @generated SignedSource<<950e28fc1f41be3108b779f395e243a0>>
 * @relayHash 7b961bd37306c4a342cf30b5bdb0d557
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05feab5c7c5bb6aa26c86b85c58c1aaf816913e380910070fe6450181bbef75a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRecordPageQuery } from './PaymentRecordPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRecordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05feab5c7c5bb6aa26c86b85c58c1aaf816913e380910070fe6450181bbef75a",
    "metadata": {},
    "name": "PaymentRecordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
