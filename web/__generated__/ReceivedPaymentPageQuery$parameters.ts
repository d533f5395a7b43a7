/**
 * @generated SignedSource<<a1ea35e3cce6cabd114bd1497e5460fe>>
 * @relayHash 0bdb62f08ac3ab0fd80a3983760bbcda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 858e55a2d1f57a1fcf150e8f25c55e42fed16e65abde75c02a8b3f1917166fcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "858e55a2d1f57a1fcf150e8f25c55e42fed16e65abde75c02a8b3f1917166fcc",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
