/**
 * @generated SignedSource<<735db755a9fa4cca18d6c01549f80e56>>
 * @relayHash 38492a138c94f45804a027a5e154d4f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f40bb417c16f1d61812a9dd271a50fda6fd53a550c15a1dbdb6fa0aea1c14b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsReceiptsPageQuery } from './GoodsReceiptsPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsReceiptsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f40bb417c16f1d61812a9dd271a50fda6fd53a550c15a1dbdb6fa0aea1c14b7",
    "metadata": {},
    "name": "GoodsReceiptsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
