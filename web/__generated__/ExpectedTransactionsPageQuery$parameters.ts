/**
 * @generated SignedSource<<fbc9c73b5903ed1cf9b511e42ba8d36a>>
 * @relayHash 235d6ad732d25697f9514a0072a9139e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 493f2635d71278bddf9fc7de6194b544c819575902d755ba02133ca457e7830b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExpectedTransactionsPageQuery } from './ExpectedTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExpectedTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "493f2635d71278bddf9fc7de6194b544c819575902d755ba02133ca457e7830b",
    "metadata": {},
    "name": "ExpectedTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
