/**
 * @generated SignedSource<<a5ee3d19bb8cc71c8795c920e8485854>>
 * @relayHash 5688b0c5b3dc59550a8b486ae47687bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4be787584de82084628c8d90cc979271481cfb9c8d93b87478cf63b82af11ab3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookPageQuery } from './WebhookPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4be787584de82084628c8d90cc979271481cfb9c8d93b87478cf63b82af11ab3",
    "metadata": {},
    "name": "WebhookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
