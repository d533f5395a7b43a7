/**
 * @generated SignedSource<<4e0de04e511a783d6870a5d84d97bc28>>
 * @relayHash 59bdf3cd58de82d808e5dea36d1876ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e939d49acd90f9a6d98e1ebf3196653c79c9eb06bae621befd8d701caf868fed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e939d49acd90f9a6d98e1ebf3196653c79c9eb06bae621befd8d701caf868fed",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
