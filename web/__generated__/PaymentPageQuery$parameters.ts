/**
 * @generated SignedSource<<5a72726194bbc09b30c88bcdc59b371f>>
 * @relayHash 86dbc08dfb31caec027951cfa6c085d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f18a20f28965b2f5d22437bc27606892c7947acadc22b7a9b2784f5bc1c0d1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentPageQuery } from './PaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f18a20f28965b2f5d22437bc27606892c7947acadc22b7a9b2784f5bc1c0d1f",
    "metadata": {},
    "name": "PaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
