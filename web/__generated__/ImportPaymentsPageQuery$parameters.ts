/**
 * @generated SignedSource<<5c6655da93210e7bf667f230240aae47>>
 * @relayHash 5cafe390c20a1766d46037590bc92ada
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7a28dc24aff748c3405657d94082e4f1e63c15c39ddc529d6dbbb931717c9e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPaymentsPageQuery } from './ImportPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7a28dc24aff748c3405657d94082e4f1e63c15c39ddc529d6dbbb931717c9e3",
    "metadata": {},
    "name": "ImportPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
