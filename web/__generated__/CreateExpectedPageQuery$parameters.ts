/**
 * @generated SignedSource<<b17cefb5f469c5f778aafd53fa6e8d9b>>
 * @relayHash d0709ab7207f3c153725c06bb400033f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee234737c34af0241fceb76af3b65f325980ed236711e0bc5bf6e61b1e1cb2fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateExpectedPageQuery } from './CreateExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee234737c34af0241fceb76af3b65f325980ed236711e0bc5bf6e61b1e1cb2fa",
    "metadata": {},
    "name": "CreateExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
