/**
 * @generated SignedSource<<abaf315b9471df6c75c0bce9136cd428>>
 * @relayHash 05c903db85d38b7da54f69f6f5c5a7d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 200c7152b81fe669e82befa893316cb80e8313935952831c7059e04d420d4bcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditExpectedPageQuery } from './EditExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<EditExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "200c7152b81fe669e82befa893316cb80e8313935952831c7059e04d420d4bcd",
    "metadata": {},
    "name": "EditExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
