/**
 * @generated SignedSource<<1fa9d1b5dc9b13a3df5a4f12f7e3d9fc>>
 * @relayHash c1c5c204d9649bf4cc12f92cdc6a848b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 498532bda68328cc5f0fc1906682846baad7cd686057e8b1d2dde50ec52ce860

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "498532bda68328cc5f0fc1906682846baad7cd686057e8b1d2dde50ec52ce860",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
