/**
 * @generated SignedSource<<173745d8321dd253a70b5db69f99e12e>>
 * @relayHash e7897b3a81458baaa1bf66d2239b8b40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf44ab54f1d1d7260aaa25dd1e6b6178c0b9429fda2ab1854e8203e581e383d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemosPageQuery } from './CreditMemosPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf44ab54f1d1d7260aaa25dd1e6b6178c0b9429fda2ab1854e8203e581e383d2",
    "metadata": {},
    "name": "CreditMemosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
