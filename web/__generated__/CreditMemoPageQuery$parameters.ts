/**
 * @generated SignedSource<<7e15138d53ce5fdab07c45f65a3dc1c7>>
 * @relayHash 4027236afa7ecaa4ea82ba40f0786611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7aff4284400cc84fb258ace109bc0208b92ff488bcc1f379610d7d2116fea9c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7aff4284400cc84fb258ace109bc0208b92ff488bcc1f379610d7d2116fea9c2",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
