/**
 * @generated SignedSource<<bbbf7b352caffc7bd9822203ff240bb0>>
 * @relayHash 4b2d9032ea2fb08bae578c1ce141b639
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3714ce2a17fdc8a8d1f14b6bdf39958c069a79d332508a6f0ae8cef01cde1c52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCreditMemoPageQuery } from './EditCreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<EditCreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3714ce2a17fdc8a8d1f14b6bdf39958c069a79d332508a6f0ae8cef01cde1c52",
    "metadata": {},
    "name": "EditCreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
