/**
 * @generated SignedSource<<c05828ddc8ac82d3d560b01be33e6b48>>
 * @relayHash 093fdccb08cac8df233dc529ba70d43c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 479364bc4c41970477a700418e882a5f7dc38ba3a14e45b1dc5d51fffdeb8371

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentsPageQuery } from './ReceivedPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "479364bc4c41970477a700418e882a5f7dc38ba3a14e45b1dc5d51fffdeb8371",
    "metadata": {},
    "name": "ReceivedPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
