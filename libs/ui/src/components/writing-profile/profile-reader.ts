import { PROFILE_WORDS, type ProfileReader, type ProfileWords } from '@drumbeat/domain';
import { createContext, useContext } from 'react';

/** Who reads the cards: they speak to the person whose profile it is, or of them. */
export const ProfileReaderContext = createContext<ProfileReader>('owner');

export const useProfileWords = (): ProfileWords => PROFILE_WORDS[useContext(ProfileReaderContext)];
