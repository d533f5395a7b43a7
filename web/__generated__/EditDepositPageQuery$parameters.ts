/**
 * @generated SignedSource<<36e19e02bcc00f37a1727ea0c2b95630>>
 * @relayHash b37933eadb7c979476b1898bb8e5a2d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8be8234882ec6a49c2ebb818dc40c4c17d9f4d06c704fa77c9cdcaf4eaf312a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditDepositPageQuery } from './EditDepositPageQuery.graphql';

const node: PreloadableConcreteRequest<EditDepositPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8be8234882ec6a49c2ebb818dc40c4c17d9f4d06c704fa77c9cdcaf4eaf312a3",
    "metadata": {},
    "name": "EditDepositPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
