/**
 * @generated SignedSource<<9dfa0782435035f59546a52899308d5c>>
 * @relayHash 743c667786b1b7cadb3ffec378b7a0c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9440f3f31f1aba928faac8c3dfacffdbfd89ea10e6672a6f9508ac867c9e7b30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9440f3f31f1aba928faac8c3dfacffdbfd89ea10e6672a6f9508ac867c9e7b30",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
