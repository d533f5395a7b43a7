/**
 * @generated SignedSource<<0aad4b16194d5f1fee11125ebf368f48>>
 * @relayHash f9be26244fc9fdf0686ebacde358e576
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9063bcc35e61fb1f3cb2f137bcb7006e074c61a34ac385bf24ac3e0828870a14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeStepsQuery } from './HomeStepsQuery.graphql';

const node: PreloadableConcreteRequest<HomeStepsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9063bcc35e61fb1f3cb2f137bcb7006e074c61a34ac385bf24ac3e0828870a14",
    "metadata": {},
    "name": "HomeStepsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
