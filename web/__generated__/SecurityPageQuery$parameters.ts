/**
 * @generated SignedSource<<2683b94e4cd587e2d964d7c2a84ee153>>
 * @relayHash 2179e44bd4ef020aa14b5aa9fee77f89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 624e5c70a2be012be2e719e8973c7a400755a08161337731afaa04525c6be92c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "624e5c70a2be012be2e719e8973c7a400755a08161337731afaa04525c6be92c",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
