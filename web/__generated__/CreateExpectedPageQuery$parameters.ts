/**
 * @generated SignedSource<<928d5e2b0abc4c53e433e41bb9892a74>>
 * @relayHash facd93173dac9890c32e42cfdd72558a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77c2edbc538f74054340307dd0711edf6bd2495d4651df74a57a9803ba1111b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateExpectedPageQuery } from './CreateExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77c2edbc538f74054340307dd0711edf6bd2495d4651df74a57a9803ba1111b5",
    "metadata": {},
    "name": "CreateExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
