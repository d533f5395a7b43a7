/**
 * @generated SignedSource<<e602ee50edbfd9eaf8004e6107a89b9f>>
 * @relayHash c069c15f21ecf5959930892db34e46bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 746ae1bfe01a4666be83ee4c84a30bb55f5d71aa26222f759cfb958118c46e18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPaymentPageQuery } from './EditPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<EditPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "746ae1bfe01a4666be83ee4c84a30bb55f5d71aa26222f759cfb958118c46e18",
    "metadata": {},
    "name": "EditPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
