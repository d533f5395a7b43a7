/**
 * @generated SignedSource<<492b724bd0bc660dd5fd7550db7ce0f0>>
 * @relayHash 22ca8cd696a9c8fdf1f899dc948a62f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cff1910741df29938d405630ce95a31e302f72698a64f322287b70e7b0f528d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentPageQuery } from './PaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cff1910741df29938d405630ce95a31e302f72698a64f322287b70e7b0f528d",
    "metadata": {},
    "name": "PaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
