/**
 * @generated SignedSource<<5f11ca806e79ab29a6e547893d8e7321>>
 * @relayHash c370db7f28e73b7b81c8a559cb3bcdb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5866ab9c4d0b1862cec60bb67232000d6ce61ebe1bef5cf3e575fc9ee253dec4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditExpectedPageQuery } from './EditExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<EditExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5866ab9c4d0b1862cec60bb67232000d6ce61ebe1bef5cf3e575fc9ee253dec4",
    "metadata": {},
    "name": "EditExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
