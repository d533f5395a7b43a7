/**
 * @generated SignedSource<<39b3aadaf4acd101946d1921ccf2bd4f>>
 * @relayHash 7164c981ed0b7fbe21f2c1ec488095cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f6e4a9c421a017a46178ed3c424649ae7a15e69fc2c3b4d28d09b072fc234b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementTransactionsPageQuery } from './StatementTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f6e4a9c421a017a46178ed3c424649ae7a15e69fc2c3b4d28d09b072fc234b0",
    "metadata": {},
    "name": "StatementTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
