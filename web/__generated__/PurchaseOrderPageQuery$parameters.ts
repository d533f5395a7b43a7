/**
 * @generated SignedSource<<657f460837f878fb3872031e0348e3ac>>
 * @relayHash 325933f23180a4a26e633e382faf2c49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9183e43cfbf216d295dd082aa8afd3aa452a33813d2a6d32eab7af99e4a5354

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderPageQuery } from './PurchaseOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9183e43cfbf216d295dd082aa8afd3aa452a33813d2a6d32eab7af99e4a5354",
    "metadata": {},
    "name": "PurchaseOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
