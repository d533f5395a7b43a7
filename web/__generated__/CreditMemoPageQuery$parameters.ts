/**
 * @generated SignedSource<<cc1eba80190a7f65863dfc7b3bb03886>>
 * @relayHash 885a4fefba35a980f5e436cc47a91fdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d43067e8fb4dc53bf78f61db1651ba3eee26bd88b65840da8b7b5530c2d9419a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d43067e8fb4dc53bf78f61db1651ba3eee26bd88b65840da8b7b5530c2d9419a",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
