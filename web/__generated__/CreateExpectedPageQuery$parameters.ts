/**
 * @generated SignedSource<<eee862d423cba89d599f25171e536218>>
 * @relayHash 64908e28bb6f3e244027c604dbb63bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6402660e01656958e5da01a784b77644e6e00357c4d1c3b957ad6a44647dff3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateExpectedPageQuery } from './CreateExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6402660e01656958e5da01a784b77644e6e00357c4d1c3b957ad6a44647dff3e",
    "metadata": {},
    "name": "CreateExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
