/**
 * @generated SignedSource<<ce8d5dfe2265e5a820608986d88921bf>>
 * @relayHash 9d7c90c6675d875a12500bb93d8a7b47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff953130d2aae7ab7fbde97cca454b6b24132afd3e55ad6fb603391514b500fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderPageQuery } from './PurchaseOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff953130d2aae7ab7fbde97cca454b6b24132afd3e55ad6fb603391514b500fd",
    "metadata": {},
    "name": "PurchaseOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
