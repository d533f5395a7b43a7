/**
 * @generated SignedSource<<8b68ad4f631cc6077ed01975ccfe159d>>
 * @relayHash 9958a8a5cac7b26e6879a102354c0681
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c30f9f3eb51246337db46ed1928cef99d6e865487a677b56059f8acbc5b0f205

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPurchaseOrderPageQuery } from './EditPurchaseOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<EditPurchaseOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c30f9f3eb51246337db46ed1928cef99d6e865487a677b56059f8acbc5b0f205",
    "metadata": {},
    "name": "EditPurchaseOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
