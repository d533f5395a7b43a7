/**
 * @generated SignedSource<<873102692f547ddf3660d7204dd5f0b4>>
 * @relayHash 7b25ed38263ff4e9e1eb1343721563b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 710cc729108015bb4b1faf22a202fbaed2fd0d3cb56b075ce5b926fb86f86681

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateExpectedPageQuery } from './CreateExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "710cc729108015bb4b1faf22a202fbaed2fd0d3cb56b075ce5b926fb86f86681",
    "metadata": {},
    "name": "CreateExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
