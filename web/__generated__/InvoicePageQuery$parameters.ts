/**
 * @generated SignedSource<<7c0b062cbbcd896b536800d172544477>>
 * @relayHash 62cea2c5cb6f7b19d98b11b9b3a10efe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53b5ae243a060488c22ac29d5770f09370b4f0f3a409919dc647870f4139da32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53b5ae243a060488c22ac29d5770f09370b4f0f3a409919dc647870f4139da32",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
