/**
 * @generated SignedSource<<33de2fb64b24c802d71945acd41a44d4>>
 * @relayHash ae0f16a9cd63cc4126f910ec3a0f298b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f02c9b3efbfc0d6a4861f70fbf6b74bf136f5d6d50206b1525b3a15bb067719

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPaymentPageQuery } from './EditPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<EditPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f02c9b3efbfc0d6a4861f70fbf6b74bf136f5d6d50206b1525b3a15bb067719",
    "metadata": {},
    "name": "EditPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
