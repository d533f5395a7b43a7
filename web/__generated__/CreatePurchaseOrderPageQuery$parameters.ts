/**
 * @generated SignedSource<<42cf82698d99877cf0e4d4aba90c4d61>>
 * @relayHash 60f2570c0576ed24422f53c135d078b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce627a388e0e7c82ae6dfb5f3979988dc706d1a44d2a4192d9da10a2d096f739

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePurchaseOrderPageQuery } from './CreatePurchaseOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePurchaseOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce627a388e0e7c82ae6dfb5f3979988dc706d1a44d2a4192d9da10a2d096f739",
    "metadata": {},
    "name": "CreatePurchaseOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
