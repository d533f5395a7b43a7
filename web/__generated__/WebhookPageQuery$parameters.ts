/**
 * @generated SignedSource<<8e0d46fb5e4cf6da64f29ed5c2d65e71>>
 * @relayHash ff3038bdfe3c945793b63ae843e4264b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc44d1161927ee1f46a01ac9e60cb424812c161b6c129a5b6f5e591cb55a5f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookPageQuery } from './WebhookPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dc44d1161927ee1f46a01ac9e60cb424812c161b6c129a5b6f5e591cb55a5f4",
    "metadata": {},
    "name": "WebhookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
